#!/usr/bin/env bash
# Two workers, a PostgreSQL with a synchronous standby, and a Postfix in front, all on this machine: the setup of
# docs/scale.md at a small size. All files are in DIR, and the programs listen on 127.0.0.1, from port 7001 on.
#
#     config/two-workers.sh start DIR      as root, which Postfix requires; the rest runs as nobody
#     config/two-workers.sh failover DIR   kills the primary and lets the standby take its place
#     config/two-workers.sh rejoin DIR     makes the dead server a standby of the other
#     config/two-workers.sh again DIR      starts each worker that was killed
#     config/two-workers.sh stop DIR
#
# Needs: the packages postgresql (15 or newer) and postfix, Java 17, and pbem.jar (PBEM_JAR, or built here).
# Mail for pbem@play.example, brought to port 7005, goes to the server; all mail to its players goes to DIR/mail/all.
set -euo pipefail
verb=${1:?start, failover, rejoin, again or stop}
dir=$(realpath -m "${2:?a directory}")
jar=$(realpath -m "${PBEM_JAR:-$(dirname "$0")/../pbem-cli/target/pbem.jar}")
bin=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -1)
declare -A ports=([one]=7001 [two]=7002)
url="jdbc:postgresql://127.0.0.1:${ports[one]},127.0.0.1:${ports[two]}/pbem"

as_nobody() { (cd "$dir" && setpriv --reuid=65534 --regid=65534 --clear-groups "$@"); }
secret() { [[ -f $dir/secret.$1 ]] || head -c 18 /dev/urandom | base64 | tr -d '\n' >"$dir/secret.$1"; cat "$dir/secret.$1"; }
sql() { PGPASSWORD=$(secret admin) psql -q -h 127.0.0.1 -p "${ports[$1]}" -U admin -d "$2"; }
other() { [[ $1 == one ]] && echo two || echo one; }
pg_start() { as_nobody "$bin/pg_ctl" start -D "$dir/$1" -l "$dir/$1.log" -w -o "-p ${ports[$1]}" >/dev/null; }

standby_of() { # a copy of it that follows every change
    PGPASSWORD=$(secret admin) as_nobody "$bin/pg_basebackup" -h 127.0.0.1 -p "${ports[$1]}" -U admin \
        -D "$dir/$(other "$1")" -X stream -R -c fast
    pg_start "$(other "$1")"
    # From here on a commit is acknowledged only once both have it.
    echo "ALTER SYSTEM SET synchronous_standby_names = '*'; SELECT pg_reload_conf()" | tr ';' '\n' |
        while read -r line; do sql "$1" postgres <<<"$line;" >/dev/null; done
    echo "$1" >"$dir/primary"
}

worker() {
    cd "$dir"
    setpriv --reuid=65534 --regid=65534 --clear-groups \
        java -XX:+UseSerialGC -jar "$jar" serve --home "$dir/$1" >>"$dir/$1.log" 2>&1 &
    echo $! >"$dir/$1.pid"
}

home() { # the same server on another machine: another home with the same keys
    mkdir -p "$dir/$1"
    cat >"$dir/$1/pbem.toml" <<END
[server]
address = "pbem@play.example"
[intake]
source = "lmtp"
[listen]
port = $2
[smtp]
port = 7005
[database]
url = "$url"
user = "pbem"
password_file = "$dir/secret.pbem"
owner_user = "pbem_owner"
[site]
port = $3
END
    chown -R nobody "$dir/$1"
}

postfix_start() {
    mkdir -p "$dir/postfix" "$dir/spool" "$dir/postfix-data" "$dir/mail"
    chown postfix "$dir/postfix-data"
    chown nobody "$dir/mail"
    cat >"$dir/postfix/main.cf" <<END
compatibility_level = 3.6
queue_directory = $dir/spool
data_directory = $dir/postfix-data
maillog_file = /dev/stdout
myhostname = mail.play.example
mydestination =
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
mynetworks = 127.0.0.0/8
alias_maps =
local_recipient_maps =
recipient_delimiter = +
smtpd_recipient_restrictions = reject_unauth_destination
relay_domains = play.example
relay_recipient_maps =
# Either worker takes any mail; if one does not answer, the other is asked, and later both again.
transport_maps = inline:{{play.example = lmtp:[127.0.0.1]:7003, [127.0.0.1]:7004}}
virtual_mailbox_domains = players.example
virtual_mailbox_base = $dir/mail
virtual_mailbox_maps = static:all/
virtual_minimum_uid = 1
virtual_uid_maps = static:65534
virtual_gid_maps = static:65534
minimal_backoff_time = 10s
queue_run_delay = 10s
END
    printf '%s\n' '127.0.0.1:7005 inet n - n - - smtpd' 'cleanup unix n - n - 0 cleanup' 'qmgr unix n - n 1 1 qmgr' \
        'rewrite unix - - n - - trivial-rewrite' 'bounce unix - - n - 0 bounce' 'defer unix - - n - 0 bounce' \
        'trace unix - - n - 0 bounce' 'proxymap unix - - n - - proxymap' 'error unix - - n - - error' \
        'retry unix - - n - - error' 'virtual unix - n n - - virtual' 'lmtp unix - - n - - lmtp' \
        'smtp unix - - n - - smtp' 'relay unix - - n - - smtp' 'anvil unix - - n - 1 anvil' 'scache unix - - n - 1 scache' \
        'postlog unix-dgram n - n - 1 postlogd' >"$dir/postfix/master.cf"
    postfix -c "$dir/postfix" start-fg >"$dir/postfix.log" 2>&1 &
}

case $verb in
start)
    mkdir -p "$dir" && chown nobody "$dir" && chmod 755 "$dir"
    for name in admin pbem owner; do secret $name >/dev/null; done
    chown nobody "$dir"/secret.* && chmod 600 "$dir"/secret.*
    as_nobody "$bin/initdb" -D "$dir/one" -U admin --auth=scram-sha-256 --pwfile="$dir/secret.admin" -E UTF8 --no-locale >/dev/null
    printf "listen_addresses = '127.0.0.1'\nunix_socket_directories = ''\n" >>"$dir/one/postgresql.conf"
    pg_start one
    sql one postgres <<END
CREATE ROLE pbem_owner LOGIN PASSWORD '$(secret owner)';
CREATE ROLE pbem LOGIN PASSWORD '$(secret pbem)';
CREATE DATABASE pbem OWNER pbem_owner ENCODING 'UTF8' TEMPLATE template0;
END
    standby_of one
    home a 7003 7006
    home b 7004 7007
    PBEM_DATABASE_OWNER_PASSWORD=$(secret owner) as_nobody java -jar "$jar" setup --defaults --home "$dir/a" >/dev/null
    cp -p "$dir/a/token.keys" "$dir/b/"
    postfix_start
    worker a && worker b
    for port in 7006 7007; do
        until curl -sf "http://127.0.0.1:$port/readyz"; do sleep 0.5; done && echo
    done
    ;;
failover)
    dead=$(cat "$dir/primary") && next=$(other "$dead")
    if as_nobody "$bin/pg_ctl" status -D "$dir/$dead" >/dev/null; then # it may have stopped already
        pid=$(head -1 "$dir/$dead/postmaster.pid")
        children=$(cat "/proc/$pid/task/$pid/children")
        # shellcheck disable=SC2086 # several
        kill -9 "$pid" $children || true
    fi
    as_nobody "$bin/pg_ctl" promote -D "$dir/$next" -w >/dev/null # only once you know that the other is dead
    sql "$next" postgres <<<"ALTER SYSTEM SET synchronous_standby_names = '';"
    sql "$next" postgres <<<"SELECT pg_reload_conf();" >/dev/null
    echo "$next" >"$dir/primary"
    ;;
rejoin)
    rm -r "${dir:?}/$(other "$(cat "$dir/primary")")"
    standby_of "$(cat "$dir/primary")"
    ;;
again)
    for name in a b; do kill -0 "$(cat "$dir/$name.pid")" 2>/dev/null || worker $name; done
    ;;
stop)
    for name in a b; do kill "$(cat "$dir/$name.pid")" || true; done
    for name in a b; do # they finish the work in hand, which needs the database
        for _ in {1..100}; do kill -0 "$(cat "$dir/$name.pid")" 2>/dev/null || break; sleep 0.2; done
    done
    postfix -c "$dir/postfix" stop || true
    for name in two one; do as_nobody "$bin/pg_ctl" stop -D "$dir/$name" -m fast || true; done
    ;;
*) echo "start, failover, rejoin, again or stop" >&2 && exit 2 ;;
esac

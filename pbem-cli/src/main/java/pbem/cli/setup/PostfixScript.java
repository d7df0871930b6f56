package pbem.cli.setup;

/**
 * A script for root that configures Postfix to bring mail to us. An admin can read it first. It reads the settings of
 * Postfix for the domain, adds to them, removes nothing, and may be run again.
 */
final class PostfixScript {

    private PostfixScript() {}

    /**
     * @param address of the server
     * @param transport the transport of Postfix to which mail to the address goes, with its next hop
     */
    static String of(String address, String transport) {
        return begin(address, transport) + END;
    }

    /**
     * The script for a transport of our own, which it adds to Postfix.
     *
     * @param name the name of the transport, which no other server uses
     * @param command the command that it runs for each mail, in the form of master.cf
     */
    static String of(String address, String name, String command) {
        return begin(address, name + ":") + "postconf -M '" + name + "/unix=" + name + " unix - n n - 4 pipe " + command
                + "'\nset_to " + name + "_destination_recipient_limit 1\n" + END;
    }

    private static String begin(String address, String transport) {
        String domain = address.substring(address.indexOf('@') + 1);
        return SCRIPT.replace("ADDRESS", address).replace("DOMAIN", domain).replace("TRANSPORT", transport);
    }

    private static final String SCRIPT = """
            #!/bin/sh
            # Lets Postfix bring mail to ADDRESS and its sub-addresses to PBeM. Made by `pbem setup`.
            # Look at it, then run it as root. It adds to main.cf and master.cf, and may be run again.
            # Another Postfix than that in /etc/postfix: MAIL_CONFIG=/its/directory in the environment.
            set -eu

            command -v postconf >/dev/null || { echo "there is no Postfix here (no postconf)" >&2; exit 1; }
            etc=$(postconf -xh config_directory)
            type=$(postconf -xh default_database_type)

            set_to() {
                [ "$(postconf -h "$1")" = "$2" ] || { echo "$1 = $2"; postconf -e "$1 = $2"; }
            }

            # Adds a word to a list, unless it is there.
            add_to() {
                had=$(postconf -h "$1")
                [ -n "$(postconf -xh "$1")" ] || had=
                case " $(echo "$had" | tr ',\\n' '  ') " in
                    *" $2 "*) ;;
                    *) set_to "$1" "${had:+$had, }$2" ;;
                esac
            }

            listed_in() {
                case " $(postconf -xh "$1" | tr ',\\n' '  ') " in *" DOMAIN "*) return 0 ;; *) return 1 ;; esac
            }

            # The line of another server or of an address of former times stays.
            map=$etc/pbem-transport
            [ -f "$map" ] || : >"$map"
            { awk -v own='ADDRESS' '$1 != own' "$map"; printf '%s %s\\n' 'ADDRESS' 'TRANSPORT'; } >"$map.new"
            mv "$map.new" "$map"
            postmap "$type:$map"

            # Mail to pbem+anything@ comes where mail to pbem@ comes; what else parts an address stays.
            delimiter=$(postconf -xh recipient_delimiter)
            case $delimiter in *+*) ;; *) set_to recipient_delimiter "$delimiter+" ;; esac
            add_to transport_maps "$type:$etc/pbem-transport"

            # Postfix takes mail to the address: where it knows the domain, the address becomes one that exists there.
            if listed_in virtual_alias_domains; then
                echo "DOMAIN is in virtual_alias_domains, where every address is another name for one elsewhere:" >&2
                echo "let ADDRESS be one of a domain in mydestination, virtual_mailbox_domains or relay_domains" >&2
                exit 1
            elif listed_in virtual_mailbox_domains; then
                add_to virtual_mailbox_maps "$type:$etc/pbem-transport"
            elif listed_in mydestination; then
                [ -z "$(postconf -h local_recipient_maps)" ] || add_to local_recipient_maps "$type:$etc/pbem-transport"
            else
                listed_in relay_domains || add_to relay_domains DOMAIN
                [ -z "$(postconf -h relay_recipient_maps)" ] && [ "$(postconf -h relay_domains)" != DOMAIN ] ||
                    add_to relay_recipient_maps "$type:$etc/pbem-transport"
            fi
            """;

    private static final String END = """

            if postfix status >/dev/null 2>&1; then
                postfix reload
            else
                echo "Postfix does not run; start it: postfix start"
            fi
            """;
}

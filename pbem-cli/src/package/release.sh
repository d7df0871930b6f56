#!/bin/sh
# Gathers what a release is made of; run by `./mvnw -Prelease verify -DskipTests`. The same sources give the same bytes.
# usage: release.sh TOP TARGET VERSION DATE
set -eu
top=$1 target=$2 version=$3 date=$4

release=$target/release
tree=$target/archive/pbem-$version
rm -rf "$release" "$target/archive"
mkdir -p "$release" "$tree/bin" "$tree/share/pbem" "$tree/share/man" "$tree/share/bash-completion/completions"
cp "$top/pbem-cli/src/package/pbem" "$tree/bin/"
cp "$target/pbem.jar" "$tree/share/pbem/"
cp -R "$target/package/man" "$tree/share/man/man1"
cp "$target/package/pbem.bash" "$tree/share/bash-completion/completions/pbem"
cp -R "$top/config" "$top/docs" "$tree/"
cp "$top/README.md" "$top/CHANGELOG.md" "$top/LICENSE" "$top/NOTICE" "$tree/"
chmod -R u=rwX,go=rX "$tree"
tar -C "$target/archive" --sort=name --mtime="$date" --owner=0 --group=0 --numeric-owner --format=ustar \
    -cf "$release/pbem-$version.tar" "pbem-$version"
gzip -9n "$release/pbem-$version.tar"
cp "$target/pbem.deb" "$release/pbem_${version}_all.deb"
cp "$target/pbem.cdx.json" "$release/pbem-$version.cdx.json"
(cd "$release" && sha256sum -- * >SHA256SUMS)
cat "$release/SHA256SUMS"

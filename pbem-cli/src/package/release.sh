#!/bin/sh
# Gathers the files of a release; run by `./mvnw -Prelease verify -DskipTests`. The same sources give the same bytes, except
# for the signatures, made with the key of GnuPG that PBEM_SIGNING_KEY names.
# usage: release.sh TOP TARGET VERSION DATE
set -eu
top=$1 target=$2 version=$3 date=$4
key=${PBEM_SIGNING_KEY:-}

# apt puts a candidate before its release only if the package says 1.0.0~rc1, which jdeb makes of 1.0.0-rc1 but not of 1.0.0-rc.
packaged=$(dpkg-deb -f "$target/pbem.deb" Version)
case $version in
    *-SNAPSHOT) ;;
    *)
        [ "$packaged" = "$(echo "$version" | tr - '~')" ] || {
            echo "the package calls version $version $packaged; a candidate is called 1.0.0-rc1, with a number" >&2
            exit 1
        }
        ;;
esac

release=$target/release
tree=$target/archive/pbem-$version
rm -rf "$release" "$target/archive"
mkdir -p "$release" "$tree/bin" "$tree/share/pbem" "$tree/share/man" "$tree/share/bash-completion/completions"
cp "$top/pbem-cli/src/package/pbem" "$tree/bin/"
cp "$target/pbem.jar" "$tree/share/pbem/"
cp -R "$target/package/man" "$tree/share/man/man1"
cp "$target/package/pbem.bash" "$tree/share/bash-completion/completions/pbem"
cp -R "$top/config" "$top/docs" "$tree/"
# Pages only for those who change the program; the package leaves out the same ones.
for page in fuzzing inside new-game performance release; do
    rm "$tree/docs/$page.md"
done
cp "$top/README.md" "$top/CHANGELOG.md" "$top/LICENSE" "$top/NOTICE" "$tree/"
chmod -R u=rwX,go=rX "$tree"
tar -C "$target/archive" --sort=name --mtime="$date" --owner=0 --group=0 --numeric-owner --format=ustar \
    -cf "$release/pbem-$version.tar" "pbem-$version"
gzip -9n "$release/pbem-$version.tar"
cp "$target/pbem.jar" "$release/pbem-$version.jar"
cp "$target/pbem.deb" "$release/pbem_${version}_all.deb"
cp "$target/pbem.cdx.json" "$release/pbem-$version.cdx.json"

# The rules of the games as a library, with its sources, its Javadoc, and a POM that needs no other of ours:
# mvn install:install-file -Dfile=pbem-rules-VERSION.jar -DpomFile=pbem-rules-VERSION.pom
rules=$top/pbem-core/rules
library=$release/pbem-rules-$version
cp "$rules/target/pbem-rules-$version.jar" "$library.jar"
caffeine=$(sed -n 's,.*<caffeine.version>\(.*\)</caffeine.version>.*,\1,p' "$top/pom.xml")
cat >"$library.pom" <<END
<?xml version="1.0" encoding="UTF-8"?>
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>net.pbem</groupId>
  <artifactId>pbem-rules</artifactId>
  <version>$version</version>
  <name>PBeM rules</name>
  <description>Board games: their rules, notation and pictures, and programs that play them</description>
  <licenses>
    <license>
      <name>Apache-2.0</name>
      <url>https://www.apache.org/licenses/LICENSE-2.0.txt</url>
    </license>
  </licenses>
  <dependencies>
    <dependency>
      <groupId>com.github.ben-manes.caffeine</groupId>
      <artifactId>caffeine</artifactId>
      <version>${caffeine:?not found in $top/pom.xml}</version>
    </dependency>
  </dependencies>
</project>
END
jar --create --date="$date" --no-manifest --file "$library-sources.jar" -C "$rules/src/main/java" . \
    -C "$rules/src/main/resources" .
javadoc -quiet -notimestamp -Xdoclint:none -encoding UTF-8 -classpath "$target/pbem.jar" -sourcepath "$rules/src/main/java" \
    -subpackages pbem -d "$target/archive/rules"
jar --create --date="$date" --no-manifest --file "$library-javadoc.jar" -C "$target/archive/rules" .

# A repository for apt, which any web server can serve: docs/release.md.
apt=$release/apt
mkdir "$apt"
cp "$target/pbem.deb" "$apt/pbem_${version}_all.deb"
(
    cd "$apt"
    deb=pbem_${version}_all.deb
    {
        dpkg-deb -f "$deb"
        echo "Filename: ./$deb"
        echo "Size: $(wc -c <"$deb")"
        echo "SHA256: $(sha256sum "$deb" | cut -d' ' -f1)"
    } >Packages
    gzip -9nk Packages
    {
        echo "Origin: PBeM"
        echo "Label: PBeM"
        echo "Suite: stable"
        echo "Architectures: all"
        echo "Date: $(LC_ALL=C date -u -R -d "$date")"
        echo "SHA256:"
        for file in Packages Packages.gz; do
            echo " $(sha256sum "$file" | cut -d' ' -f1) $(wc -c <"$file") $file"
        done
    } >Release
)

(cd "$release" && find . -type f ! -name SHA256SUMS | sed 's,^\./,,' | LC_ALL=C sort | xargs sha256sum -- >SHA256SUMS)
if [ -n "$key" ]; then
    sign="gpg --batch --yes --armor --local-user $key"
    $sign --output "$release/SHA256SUMS.asc" --detach-sign "$release/SHA256SUMS"
    $sign --output "$apt/InRelease" --clearsign "$apt/Release"
    $sign --output "$apt/Release.gpg" --detach-sign "$apt/Release"
    $sign --output "$apt/pbem-archive-key.asc" --export "$key"
else
    echo "nothing is signed: PBEM_SIGNING_KEY names no key"
fi
cat "$release/SHA256SUMS"

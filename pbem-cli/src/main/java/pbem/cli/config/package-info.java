/** {@code pbem.toml}: every setting with its default, its check and its comment. */
package pbem.cli.config;

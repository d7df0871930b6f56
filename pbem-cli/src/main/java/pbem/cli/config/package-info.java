/** {@code pbem.toml}: every setting with its default, its check and its comment in one place. */
package pbem.cli.config;

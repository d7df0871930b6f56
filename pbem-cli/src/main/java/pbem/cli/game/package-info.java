/** What an author of a game begins with: a small game made of templates, and examples that programs play. */
package pbem.cli.game;

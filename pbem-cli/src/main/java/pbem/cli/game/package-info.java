/** Tools for the authors of games: a small game made from templates, and examples that programs play. */
package pbem.cli.game;

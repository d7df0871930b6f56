/** What the log of a running server looks like, and where it goes. */
package pbem.cli.logging;

/** Gives lessons and judges what is answered to them; begins the first game behind them. */
package pbem.handler.course;

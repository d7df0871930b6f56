-- The seats that have still to answer what is offered on a board, as ',1,3,'; part of the summary of the log.
ALTER TABLE board ADD COLUMN offered_to TEXT;

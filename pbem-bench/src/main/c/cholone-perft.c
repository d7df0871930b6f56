/*
 * Counts legal move sequences of Cholone from the standard start, as one writes it down first: cells in an array, a
 * table of neighbours, moves made and taken back, the last ply counted without making its moves. No bit sets, no table
 * of positions met before. It is what the count of pbem.game.Perft is measured against.
 *
 *     gcc -O2 -o cholone-perft cholone-perft.c && ./cholone-perft 5
 */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { CELLS = 61, OFF = CELLS, ROWS = 9, WAYS = 6, WINNING = 6, MOST = 256 };
enum { EMPTY, BLACK, WHITE, EDGE };

/* Three ways to later cells and, three further on, the ways back. */
static const int way_row[WAYS] = {0, 1, 1, 0, -1, -1};
static const int way_number[WAYS] = {1, 1, 0, -1, -1, 0};

static unsigned char neighbour[CELLS + 1][WAYS];
static unsigned char board[CELLS + 1];
static int ejected[3]; /* by whom */

/* A row of own marbles; in line or, if axis is not the way's own line, sideways. */
struct move {
    unsigned char from, size, axis, way, pushed; /* from the hindmost marble, or the first one of the axis */
};

static int cell_at[ROWS + 2][ROWS + 2];

static void prepare(void) {
    int cells = 0;
    for (int row = 0; row < ROWS + 2; row++) {
        for (int number = 0; number < ROWS + 2; number++) {
            int on = row >= 1 && row <= ROWS && number >= 1 && number <= ROWS && abs(row - number) <= 4;
            cell_at[row][number] = on ? cells++ : OFF;
        }
    }
    for (int way = 0; way < WAYS; way++) {
        neighbour[OFF][way] = OFF;
        for (int row = 1; row <= ROWS; row++) {
            for (int number = 1; number <= ROWS; number++) {
                if (cell_at[row][number] != OFF) {
                    neighbour[cell_at[row][number]][way] = cell_at[row + way_row[way]][number + way_number[way]];
                }
            }
        }
    }
    board[OFF] = EDGE;
    for (int row = 1; row <= 2; row++) {
        for (int number = 1; number <= ROWS; number++) {
            if (cell_at[row][number] != OFF) {
                board[cell_at[row][number]] = BLACK;
                board[cell_at[ROWS + 1 - row][ROWS + 1 - number]] = WHITE;
            }
        }
    }
    for (int number = 3; number <= 5; number++) {
        board[cell_at[3][number]] = BLACK;
        board[cell_at[7][ROWS + 1 - number]] = WHITE;
    }
}

static inline int listed(struct move *moves, int count, int from, int size, int axis, int way, int pushed) {
    if (moves) {
        moves[count] = (struct move){from, size, axis, way, pushed};
    }
    return count + 1;
}

/* All legal moves; only their number if there is no list to fill. */
static inline __attribute__((always_inline)) int generate(int own, struct move *moves) {
    int foreign = BLACK + WHITE - own, count = 0;
    for (int head = 0; head < CELLS; head++) {
        if (board[head] != own) {
            continue;
        }
        for (int way = 0; way < WAYS; way++) {
            int next = neighbour[head][way], back = way < 3 ? way + 3 : way - 3;
            if (board[next] == own || board[next] == EDGE) {
                continue;
            }
            int pushed = 0;
            while (pushed < 3 && board[next] == foreign) {
                next = neighbour[next][way];
                pushed++;
            }
            if (pushed > 2 || !(board[next] == EMPTY || (pushed && board[next] == EDGE))) {
                continue;
            }
            int from = head;
            for (int size = 1; size <= 3 && board[from] == own; size++) { /* in line */
                if (size > pushed) {
                    count = listed(moves, count, from, size, way, way, pushed);
                }
                from = neighbour[from][back];
            }
            if (pushed) {
                continue;
            }
            for (int axis = 0; axis < 3; axis++) { /* sideways, the head being the first of the row */
                if (axis == way || axis == back) {
                    continue;
                }
                int at = head;
                for (int size = 2; size <= 3; size++) {
                    at = neighbour[at][axis];
                    if (board[at] != own || board[neighbour[at][way]] != EMPTY) {
                        break;
                    }
                    count = listed(moves, count, head, size, axis, way, 0);
                }
            }
        }
    }
    return count;
}

/* In line the row's end is emptied and the cell before it filled, beside it every marble moves. */
static void make(const struct move *move, int own) {
    if (move->axis != move->way) {
        for (int i = 0, at = move->from; i < move->size; i++, at = neighbour[at][move->axis]) {
            board[at] = EMPTY;
            board[neighbour[at][move->way]] = own;
        }
        return;
    }
    int to = move->from;
    for (int i = 0; i < move->size; i++) {
        to = neighbour[to][move->way];
    }
    if (move->pushed) {
        int end = to;
        for (int i = 0; i < move->pushed; i++) {
            end = neighbour[end][move->way];
        }
        if (end == OFF) {
            ejected[own]++;
        } else {
            board[end] = BLACK + WHITE - own;
        }
    }
    board[to] = own;
    board[move->from] = EMPTY;
}

static void unmake(const struct move *move, int own) {
    if (move->axis != move->way) {
        for (int i = 0, at = move->from; i < move->size; i++, at = neighbour[at][move->axis]) {
            board[neighbour[at][move->way]] = EMPTY;
            board[at] = own;
        }
        return;
    }
    int to = move->from;
    for (int i = 0; i < move->size; i++) {
        to = neighbour[to][move->way];
    }
    board[move->from] = own;
    board[to] = EMPTY;
    if (move->pushed) {
        int end = to;
        for (int i = 0; i < move->pushed; i++) {
            end = neighbour[end][move->way];
        }
        board[to] = BLACK + WHITE - own;
        if (end == OFF) {
            ejected[own]--;
        } else {
            board[end] = EMPTY;
        }
    }
}

static long sequences(int own, int length) {
    if (ejected[BLACK + WHITE - own] >= WINNING) {
        return 0;
    }
    if (length == 1) {
        return generate(own, NULL);
    }
    struct move moves[MOST];
    int count = generate(own, moves);
    long total = 0;
    for (int i = 0; i < count; i++) {
        make(&moves[i], own);
        total += sequences(BLACK + WHITE - own, length - 1);
        unmake(&moves[i], own);
    }
    return total;
}

int main(int arguments, char **argument) {
    int length = arguments > 1 ? atoi(argument[1]) : 5;
    if (length < 1) {
        fprintf(stderr, "usage: cholone-perft LENGTH, 1 or more\n");
        return 2;
    }
    int times = arguments > 2 ? atoi(argument[2]) : 1;
    prepare();
    for (int i = 0; i < times; i++) {
        clock_t before = clock();
        long total = sequences(BLACK, length);
        double seconds = (double) (clock() - before) / CLOCKS_PER_SEC;
        printf("%d %ld in %.3f s, %.0f million a second\n", length, total, seconds, total / seconds / 1e6);
    }
    return 0;
}

/** How often a strain test repeats: 3 rounds usually, 20 with `STRAIN=full` (the soak). */
export const strainRounds = process.env.STRAIN === 'full' ? 20 : 3;

/** Whether the strain tests run with the full counts that the soak promises (`STRAIN=full`). */
export const isFullStrain = process.env.STRAIN === 'full';

/** How often a strain test repeats: once usually, 20 times in the soak. */
export const strainRounds = isFullStrain ? 20 : 1;

/** Whether the strain tests run with the soak's full counts (`STRAIN=full`). */
export const isFullStrain = process.env.STRAIN === 'full';

/** How often a strain test repeats: usually once, 20 times in the soak. */
export const strainRounds = isFullStrain ? 20 : 1;

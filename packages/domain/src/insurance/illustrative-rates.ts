import type { RateTable } from './rates.ts'

/** Ages, then dollars a month for each 1,000 covered: life N and Y, critical illness N and Y, accident and disability N and Y. */
const bands = [
  [18, 30, 0.1, 0.16, 0.13, 0.22, 0.15, 0.18],
  [31, 35, 0.12, 0.2, 0.18, 0.31, 0.17, 0.2],
  [36, 40, 0.16, 0.28, 0.26, 0.46, 0.2, 0.24],
  [41, 45, 0.23, 0.41, 0.38, 0.69, 0.24, 0.29],
  [46, 50, 0.33, 0.6, 0.56, 1.03, 0.29, 0.35],
  [51, 55, 0.47, 0.86, 0.81, 1.5, 0.36, 0.43],
  [56, 60, 0.66, 1.21, 1.14, 2.12, 0.45, 0.54],
  [61, 65, 0.93, 1.7, 1.58, 2.93, 0.57, 0.68],
  [66, 69, 1.3, 2.36, 2.15, 3.98, 0.72, 0.86],
] as const

/** Not an insurer's rates: plausible figures to show the flow until a broker loads the insurer's. */
export const illustrativeRates: RateTable = {
  Source: 'Foyer, 2026',
  IllustrativeFl: 1,
  JointDiscount: 15,
  StandaloneLoading: 20,
  Rates: bands.flatMap(([AgeFrom, AgeTo, lifeN, lifeY, illnessN, illnessY, accidentN, accidentY]) =>
    (
      [
        ['LI', 'N', lifeN],
        ['LI', 'Y', lifeY],
        ['CI', 'N', illnessN],
        ['CI', 'Y', illnessY],
        ['AD', 'N', accidentN],
        ['AD', 'Y', accidentY],
      ] as const
    ).map(([Coverage, SmokerFl, MonthlyRate]) => ({ Coverage, SmokerFl, AgeFrom, AgeTo, MonthlyRate })),
  ),
}

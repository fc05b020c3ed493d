/** What a site decides one by one: whether the main applicant and an invited person see it of each other. */
export const areas = ['Identity', 'Contact', 'Income', 'Assets', 'Debts'] as const
export type Area = (typeof areas)[number]

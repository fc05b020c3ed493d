import type { Limit } from '../kit/rate-limit.ts'

/** Per address. A family on one network sends one lead each; a flooding program is stopped at the sixth. */
export const limits = {
  leads: { name: 'leads', max: 5, seconds: 60 },
  widgets: { name: 'lead-widgets', max: 30, seconds: 60 },
  challenges: { name: 'lead-challenges', max: 30, seconds: 60 },
} as const satisfies Record<string, Limit>

import type { Limit } from '../kit/rate-limit.ts'

/** For one address. A family behind one line sends a lead each; a program that floods is stopped by the sixth. */
export const limits = {
  leads: { name: 'leads', max: 5, seconds: 60 },
  widgets: { name: 'lead-widgets', max: 30, seconds: 60 },
  challenges: { name: 'lead-challenges', max: 30, seconds: 60 },
} as const satisfies Record<string, Limit>

export { EventDays } from './activity/event-days.tsx'
export { type Happened, useActivityWords } from './activity/use-activity-words.ts'

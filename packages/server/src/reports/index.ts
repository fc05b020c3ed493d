export { countDays } from './count-days.ts'
export { countReports } from './jobs.ts'
export { stepCauses } from './steps.ts'

export { fillKeepingRules } from './fill-rules.ts'

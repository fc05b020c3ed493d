export { identificationRefusals } from './calls.ts'

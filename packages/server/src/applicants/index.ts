export { identificationFacts } from './identification-facts.ts'
export { nextIdentification } from './next-identification.ts'

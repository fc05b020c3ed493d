export { identificationFacts, otherSpouse } from './identification-facts.ts'
export { givenAnew, nextIdentification } from './next-identification.ts'

export { assembleBankStatements, type BankRequestRow } from './assemble.ts'
export { listBankStatements } from './export.ts'

export { listBankStatements } from './export.ts'

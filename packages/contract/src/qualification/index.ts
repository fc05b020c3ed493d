export { WorksheetReply } from './worksheet.ts'

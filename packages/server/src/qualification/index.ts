export { computeWorksheet } from './compute-worksheet.ts'
export { type ComputedWorksheet, worksheetReply } from './words/worksheet-reply.ts'
export { worksheetWords } from './words/worksheet-words.ts'

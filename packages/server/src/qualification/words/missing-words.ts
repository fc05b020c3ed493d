import type { WorksheetReply } from '@foyer/contract/qualification/index.ts'
import { missingFacts, type WorksheetResult } from '@foyer/domain/qualification/worksheet.ts'
import { needOf } from './need-words.ts'
import type { WorksheetWords } from './worksheet-words.ts'

/** Missing answers in words, each once: several fields may have the same. */
export const missingWords = (words: WorksheetWords, results: readonly WorksheetResult[]): WorksheetReply['Missing'] => {
  const found = missingFacts(results).flatMap((fact) => {
    const text = words.need(fact)
    return text === undefined ? [] : [{ Fact: fact, Text: text, EnterFl: needOf(fact)?.isEntered ? 1 : 0 }]
  })
  return found.filter(({ Text }, index) => found.findIndex((one) => one.Text === Text) === index)
}

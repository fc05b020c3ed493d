import type { RuleId } from '@foyer/domain/qualification/rule-values.ts'
import { ruleBook } from '@foyer/domain/qualification/rules/rule-book.ts'
import { resultsOf, type Worksheet, type WorksheetResult } from '@foyer/domain/qualification/worksheet.ts'

const ruleIds = Object.keys(ruleBook) as RuleId[]

/** The figures of a worksheet: the same data give the same ones at any later time. */
export const recompute = (worksheet: Worksheet): WorksheetResult[] => resultsOf(worksheet, ruleIds)

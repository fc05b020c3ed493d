import type { SuggestionReason } from '@foyer/domain/documents/checklist.ts'

export interface Choice {
  Type: number
  /** Whose document it is; empty for one about the mortgage. */
  Person: string
  Reason: SuggestionReason | undefined
  /** The open request that asks for it; empty without one. */
  Already: string
  Asked: number
  Optional: number
  Desc: string
}

export interface Values {
  /** The place of the chosen template; empty for what the answers suggest. */
  Template: string
  RequestName: string
  DueDate: string
  UseAccessCode: number
  /** Addresses of others, as typed. */
  Recipients: string
  LanguageID: number
  Items: Choice[]
}

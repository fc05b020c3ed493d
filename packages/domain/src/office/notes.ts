import { problem } from '../kit/problem.ts'
import { isBlank } from '../kit/text.ts'

/** Characters of a private note. */
export const mostNoteCharacters = 2000
/** Colleagues whom one note mentions. */
export const mostMentions = 20
/** Notes of a deal, removed ones included. */
export const mostNotes = 1000
/** Notes of one page. */
export const notesPage = 20

export const noteProblems = ({ Text }: { Text: string }) => problem(isBlank(Text), 'Text', 'RequiredNote')

import { noteLength } from '../invites/limits.ts'
import { firstOf } from '../kit/checks.ts'
import { hasContactDetails } from '../kit/contact-details.ts'
import { type Problem, problem } from '../kit/problem.ts'

/** The rule of the note in an invitation of an applicant. */
export const noteProblems = ({ Note }: { Note: string }): Problem<'NoteTooLong' | 'NoteWithContactDetails'>[] =>
  firstOf<'NoteTooLong' | 'NoteWithContactDetails'>(
    problem(Note.length > noteLength, 'Note', 'NoteTooLong'),
    problem(hasContactDetails(Note), 'Note', 'NoteWithContactDetails'),
  )

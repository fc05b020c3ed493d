import { placeForms } from './place-forms.ts'

/** Runs at once and again when the document is complete, because a script may precede the element it refers to. */
placeForms(document)
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => placeForms(document))

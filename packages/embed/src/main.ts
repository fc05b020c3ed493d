import { placeForms } from './place-forms.ts'

/** Runs as soon as it is read, and again when the page is whole: a script may stand above what it belongs to. */
placeForms(document)
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => placeForms(document))

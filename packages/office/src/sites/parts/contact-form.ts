import type { BodyOf } from '@foyer/contract/all-calls.ts'
import { en } from '@foyer/texts/office/sites/en.ts'
import { fr } from '@foyer/texts/office/sites/fr.ts'

/** A short lead form in both languages, whatever the language of who makes it: name, e-mail, phone. */
export const contactForm = (website: string): BodyOf<'/console-api/SaveEmbeddedForm'>['detail'] => ({
  formName: en.share.formName,
  formNameFr: fr.share.formName,
  numberOfColumns: 1,
  successMessage: en.share.thanks,
  successMessageFr: fr.share.thanks,
  frameAncestors: [website],
  selectedFields: [
    {
      sectionName: en.share.section,
      sectionNameFr: fr.share.section,
      controls: [
        { code: 'FIRSTNAME', label: en.fields.FirstName.label, labelFr: fr.fields.FirstName.label, requiredFlag: 1 },
        { code: 'LASTNAME', label: en.fields.LastName.label, labelFr: fr.fields.LastName.label, requiredFlag: 1 },
        { code: 'EMAILTYPE', requiredFlag: 1 },
        { code: 'PHONETYPE' },
      ],
    },
  ],
})

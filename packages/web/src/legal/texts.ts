import { sectionsOf as shippedSections } from '@foyer/domain/legal/shipped.ts'
import type { en as disclosure } from '@foyer/texts/legal/disclosure/en.ts'
import type { en } from '@foyer/texts/legal/en.ts'
import type { en as privacy } from '@foyer/texts/legal/privacy/en.ts'
import type { en as terms } from '@foyer/texts/legal/terms/en.ts'
import { featureTexts, type Translate } from '@foyer/ui/i18n/texts.ts'

/** The texts around every legal text. */
export const useLegalTexts = featureTexts<typeof en>('legal')

const pages = {
  privacy: featureTexts<typeof privacy>('legal.privacy'),
  terms: featureTexts<typeof terms>('legal.terms'),
  disclosure: featureTexts<typeof disclosure>('legal.disclosure'),
}
export type LegalPage = keyof typeof pages

/** The texts of one legal page; its sections are looked up by name. */
export const usePageTexts = (page: LegalPage): Translate => pages[page]() as Translate

/** The sections of each shipped text, in order. */
export const sectionsOf = shippedSections satisfies {
  privacy: Sections<typeof privacy>
  terms: Sections<typeof terms>
  disclosure: Sections<typeof disclosure>
}

type Sections<Texts extends { sections: object }> = readonly (keyof Texts['sections'])[]

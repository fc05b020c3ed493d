import { type MenuCode, menuItems, menuItemsOf } from '@foyer/domain/codes/menus.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import { findText, type TextTree, type TextValues } from '@foyer/texts/kit/find-text.ts'

const namespaces = [
  'account',
  'account.begin',
  'applicants',
  'applicants.addresses',
  'applicants.assets',
  'applicants.incomes',
  'applicants.liabilities',
  'applicants.properties',
  'bank-statements',
  'calculator',
  'calculator.estimates',
  'co-applicants',
  'deals',
  'documents',
  'errors',
  'insurance',
  'insurance.questions',
  'interview',
  'invites',
  'kit',
  'landing',
  'leads',
  'messages',
  'mortgage-request',
  'office',
  'office.activity',
  'office.deal',
  'office.deals',
  'office.forms',
  'office.hand-off',
  'office.leads',
  'office.me',
  'office.conditions',
  'office.messages',
  'office.people',
  'office.setup',
  'office.sign-in',
  'office.sign-on',
  'office.brand',
  'office.settings',
  'office.legal',
  'office.lending',
  'office.rates',
  'office.sites',
  'office.statements',
  'office.comments',
  'office.partner-offers',
  'office.retention',
  'office.incidents',
  'office.status',
  'office.parts',
  'office.submissions',
  'office.insurance',
  'office.signing',
  'office.templates',
  'office.terms',
  'office.keys',
  'office.webhooks',
  'office.audit',
  'office.reports',
  'partner-offers',
  'review',
  'review.answers',
  'shell',
  'signing',
  'wizard',
] as const

const textsOf = async (language: Language) =>
  Object.fromEntries(
    await Promise.all(
      namespaces.map(async (name) => {
        const module = (await import(`@foyer/texts/${name.replace('.', '/')}/${language}.ts`)) as Record<
          Language,
          object
        >
        return [name, module[language]] as const
      }),
    ),
  )

/** The sentences of the portal, where the office has others for staff. */
const portalErrors = async (language: Language) => {
  const [first, pages] = await Promise.all([
    import(`@foyer/texts/errors/${language}-first.ts`),
    import(`@foyer/texts/errors/${language}-pages.ts`),
  ])
  return { ...first[language], ...pages[language] } as object
}

/** The texts of a page by the page's own keys, so that journeys repeat no text. */
export const wordsOf = async (language: Language) => {
  const all: Record<string, object> = await textsOf(language)
  const texts: Record<string, object> = { ...all, errors: { ...all.errors, ...(await portalErrors(language)) } }
  /** The label of an item; for a menu of two levels, `category` selects the list. */
  const menu = (code: MenuCode, value: number, category?: number): string => {
    const items = category === undefined ? menuItems(code, language) : menuItemsOf(code, category, language)
    const item = items.find(({ Value }) => Value === value)
    if (!item) throw new Error(`no item ${value} in the menu ${code}`)
    return item.Label
  }
  const say = (key: string, values?: TextValues): string => {
    const [namespace = '', path = ''] = key.split(':')
    const text = findText((texts[namespace] ?? {}) as TextTree, path, language, values)
    if (text === undefined) throw new Error(`no text ${key}`)
    return text
  }
  /** The category of a kind in a menu of two levels, and the other kinds in it. */
  const categoryOf = (code: MenuCode, value: number) => {
    for (const { Label, Value } of menuItems(code, language)) {
      const kinds = menuItemsOf(code, Value, language)
      if (kinds.some((kind) => kind.Value === value)) return { category: Label, kinds }
    }
    throw new Error(`no kind ${value} in the menu ${code}`)
  }
  return { say, menu, categoryOf, language }
}

export type Words = Awaited<ReturnType<typeof wordsOf>>

import { languageId } from '@foyer/domain/kit/language.ts'
import type { FormDescription, GivenDetail } from '@foyer/domain/leads/fields.ts'
import { leadAnswers } from '@foyer/domain/leads/read-lead.ts'
import { formNameOf } from '@foyer/domain/leads/render-form.ts'
import { randomId } from '@foyer/server/kit/hash.ts'
import { inSite } from '@foyer/server/kit/transaction.ts'
import { leadRow, listForms } from '@foyer/server/leads/index.ts'
import { demoAgent } from '../demo-brand.ts'
import type { DemoPlace } from './act.ts'

/** Visitors who filled in the lead form, and the hours since. */
const visitors = [
  {
    hours: 3,
    language: 'fr',
    name: ['Amélie', 'Gagnon'],
    plan: 'BUY',
    amount: '400000',
    code: 'H7N 2K4',
    words: 'Je visite un condo samedi. Combien puis-je emprunter?',
  },
  {
    hours: 20,
    language: 'en',
    name: ['Owen', 'Baker'],
    plan: 'RENEW',
    amount: '285000',
    code: 'K2P 1L4',
    words: 'My term ends in March. What rate could I get?',
  },
  {
    hours: 50,
    language: 'en',
    name: ['Harpreet', 'Gill'],
    plan: 'REFINANCE',
    amount: '120000',
    code: 'V3W 2M1',
    words: 'We want to add a suite in the basement.',
  },
  {
    hours: 95,
    language: 'fr',
    name: ['Philippe', 'Ouellet'],
    plan: 'BUY',
    amount: '350000',
    code: 'G1K 3B2',
    words: 'Première maison pour nous deux. Par où commencer?',
  },
] as const

const given = ({ name: [first, last], plan, amount, code, words }: (typeof visitors)[number]): GivenDetail => {
  const email = `${first}@lead.example`
    .normalize('NFD')
    .replace(/[^\w@.]/g, '')
    .toLowerCase()
  const section = (answers: Record<string, string>) => ({
    controls: Object.entries(answers).map(([control, value]) => ({ code: control, selectedValues: [value] })),
  })
  return {
    selectedFields: [
      section({ FIRSTNAME: first, LASTNAME: last, EMAIL: email }),
      section({}),
      section({ PURPOSE: plan, AMOUNT: amount, POSTALCODE: code, MESSAGE: words }),
    ],
  }
}

export const makeLeads = async ({ services, siteId }: DemoPlace, now: Date): Promise<void> => {
  const ownerName = `${demoAgent.FirstName} ${demoAgent.LastName}`
  await inSite(services.database.db, siteId, async (trx) => {
    const [form] = await listForms(trx, siteId)
    if (!form) throw new Error('the demo site has no lead form')
    const description = form.description as FormDescription
    for (const visitor of visitors) {
      const answers = leadAnswers(description, given(visitor), {
        language: visitor.language,
        ownerName: () => ownerName,
      })
      await leadRow(trx, services.crypto, {
        ...{ siteId, token: form.token, leadId: randomId(), email: '', owner: ownerName, answers },
        formName: formNameOf(description, visitor.language),
        language: languageId(visitor.language),
        now: new Date(now.getTime() - visitor.hours * 3_600_000),
      }).execute()
    }
  })
}

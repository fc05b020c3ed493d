import { fieldsBlock } from '@foyer/server/kit/pdf/blocks.ts'
import { openSheet, page, styles } from '@foyer/server/kit/pdf/sheet.ts'
import { drawLines } from '@foyer/server/kit/pdf/typeset.ts'
import sharp from 'sharp'
import type { SampleDeal } from './sample-deal.ts'
import { workOf } from './works.ts'

const words = {
  en: {
    title: 'Pay stub',
    name: 'Employee',
    employer: 'Employer',
    pay: 'Gross pay, two weeks',
    until: 'Pay period ending',
  },
  fr: {
    title: 'Talon de paie',
    name: 'Employé',
    employer: 'Employeur',
    pay: 'Salaire brut, deux semaines',
    until: 'Fin de la période',
  },
} as const

export interface Paper {
  fileName: string
  contentType: string
  bytes: Buffer
}

/** A pay stub of the main applicant, as a PDF with a text layer. */
export const payStub = async (deal: SampleDeal, day: string): Promise<Paper> => {
  const { title, name, employer, pay, until } = words[deal.language]
  const work = workOf(deal.work)
  const amount = new Intl.NumberFormat(`${deal.language}-CA`, { style: 'currency', currency: 'CAD' })
  const sheet = openSheet({
    ...{ title, locale: `${deal.language}-CA`, runningHead: title, accent: '#8a3b2e' },
    createdAt: new Date(`${day}T12:00:00Z`),
  })
  const heading = sheet.set(title, styles.title)
  sheet.inside('H1', () => sheet.say(() => drawLines(sheet.doc, heading, { x: page.left, y: sheet.y })))
  sheet.y += heading.height + 16
  fieldsBlock(sheet, [
    { label: employer, value: work.employer, span: 2 },
    { label: until, value: day },
    { label: name, value: `${deal.client[0]} ${deal.client[1]}`, span: 2 },
    { label: pay, value: amount.format(work.pay / 26) },
  ])?.draw()
  const bytes = await sheet.finish({ left: work.employer, pageOf: (number, pages) => `${number}/${pages}` })
  return { fileName: `${title.toLowerCase().replaceAll(' ', '-')}.pdf`, contentType: 'application/pdf', bytes }
}

const agreements = {
  en: {
    title: 'Broker agreement',
    text: 'I ask the brokerage to look for a mortgage for me, on the terms that we discussed.',
  },
  fr: {
    title: 'Contrat de courtage',
    text: 'Je demande au cabinet de me trouver un prêt, aux conditions dont nous avons parlé.',
  },
} as const

/** A page to sign, in the client's language. */
export const agreement = async ({ language }: SampleDeal, day: string): Promise<Paper> => {
  const { title, text } = agreements[language]
  const sheet = openSheet({
    ...{ title, locale: `${language}-CA`, runningHead: title, accent: '#8a3b2e' },
    createdAt: new Date(`${day}T12:00:00Z`),
  })
  for (const [tag, line] of [
    ['H1', sheet.set(title, styles.title)],
    ['P', sheet.set(text, styles.subtitle)],
  ] as const) {
    sheet.inside(tag, () => sheet.say(() => drawLines(sheet.doc, line, { x: page.left, y: sheet.y })))
    sheet.y += line.height + 16
  }
  const bytes = await sheet.finish({ left: title, pageOf: (number, pages) => `${number}/${pages}` })
  return { fileName: `${title}.pdf`, contentType: 'application/pdf', bytes }
}

/** A photo of a cheque: shapes without letters, which would require fonts on the machine. Each `number` has another tint. */
export const chequePhoto = async ({ language }: SampleDeal, number: number): Promise<Paper> => {
  const hue = (number * 47) % 360
  const line = (y: number, width: number) =>
    `<rect x="70" y="${y}" width="${width}" height="10" rx="5" fill="#5a6b78"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="620">
    <rect width="900" height="620" fill="#6b5746"/>
    <g transform="rotate(-2 450 310)">
      <rect x="40" y="120" width="820" height="380" rx="10" fill="hsl(${hue} 45% 90%)" stroke="#8894a0" stroke-width="3"/>
      ${line(170, 250)}${line(195, 190)}${line(290, 520)}${line(360, 640)}
      <rect x="690" y="265" width="130" height="52" fill="#fff" stroke="#8894a0" stroke-width="3"/>
      <path d="M560 430c30-44 44 30 70-10s40 22 92-8" fill="none" stroke="#24384a" stroke-width="5"/>
      <path d="M90 200 820 440" stroke="#b3261e" stroke-width="10" opacity=".7"/>
      ${Array.from({ length: 22 }, (_, index) => `<rect x="${80 + index * 22}" y="462" width="${8 + ((index * number) % 9)}" height="16" fill="#24384a"/>`).join('')}
    </g></svg>`
  const bytes = await sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer()
  return { fileName: language === 'fr' ? 'specimen-cheque.jpg' : 'void-cheque.jpg', contentType: 'image/jpeg', bytes }
}

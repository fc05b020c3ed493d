import type { ErrorKey } from '@foyer/domain/errors.ts'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { languages, openGallery } from '../support/gallery-page.ts'

const { show, close } = await openGallery()
afterAll(close)

const asked = new Set(['textbox', 'combobox', 'radio', 'checkbox', 'switch', 'slider', 'group'])

/** The page's questions in the accessibility tree, in order. */
const received = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const named = nodes.map(({ role, name, description, properties = [] }) => ({
    role: String(role?.value),
    name: String(name?.value ?? ''),
    description: String(description?.value ?? ''),
    isInvalid: properties.some((one) => one.name === 'invalid' && one.value.value === 'true'),
  }))
  return named.filter(({ role, name }) => asked.has(role) && name !== '')
}

interface Question {
  role: string
  en: string
  fr: string
  /** The error announced with the question; a group announces it for its content. */
  says?: ErrorKey
  /** Marked as invalid without its own error text. */
  isInGroup?: boolean
}

const questions: Question[] = [
  {
    role: 'group',
    en: 'What is this mortgage for?',
    fr: 'À quoi servira ce prêt hypothécaire ?',
    says: 'InterViewMissingPurpose',
  },
  {
    role: 'radio',
    en: 'Buying a home You are looking, or have found one.',
    fr: 'Acheter une propriété Vous cherchez, ou vous avez trouvé.',
    isInGroup: true,
  },
  {
    role: 'radio',
    en: 'Renewing a mortgage Your term ends soon.',
    fr: 'Renouveler un prêt hypothécaire Votre terme arrive à échéance.',
    isInGroup: true,
  },
  {
    role: 'radio',
    en: 'Refinancing You want to borrow on what you own.',
    fr: 'Refinancer Vous voulez emprunter sur ce que vous possédez.',
    isInGroup: true,
  },
  { role: 'textbox', en: 'Job title', fr: 'Titre du poste', says: 'RequiredFirstName' },
  { role: 'textbox', en: 'An optional one (optional)', fr: 'Un champ facultatif (facultatif)' },
  { role: 'textbox', en: 'E-mail', fr: 'Courriel', says: 'InvalidEmail' },
  { role: 'textbox', en: 'Website', fr: 'Site Web', says: 'InvalidUrl' },
  { role: 'textbox', en: 'Password', fr: 'Mot de passe', says: 'PasswordFormat' },
  { role: 'textbox', en: 'Gross yearly income', fr: 'Revenu annuel brut', says: 'InterViewMissingPropertyValue' },
  { role: 'textbox', en: 'Monthly payment', fr: 'Paiement mensuel', says: 'MissingIncomeAmount' },
  { role: 'textbox', en: 'Interest rate', fr: 'Taux d’intérêt', says: 'MortgageMissingInterestRate' },
  { role: 'textbox', en: 'Living space', fr: 'Superficie habitable', says: 'InvalidAmount' },
  { role: 'textbox', en: 'Date of birth', fr: 'Date de naissance', says: 'IdentificationMissingDOB' },
  { role: 'textbox', en: 'Closing date', fr: 'Date de signature', says: 'InterViewMissingClosingDate' },
  { role: 'textbox', en: 'Mobile phone', fr: 'Téléphone cellulaire', says: 'InvalidPhone' },
  { role: 'textbox', en: 'Social Insurance Number (SIN)', fr: 'Numéro d’assurance sociale (NAS)', says: 'InvalidSin' },
  { role: 'group', en: 'SIN on file', fr: 'NAS au dossier', says: 'InvalidSin' },
  { role: 'textbox', en: 'Six-digit code', fr: 'Code à six chiffres', says: 'VerificationCodeIncorrect' },
  { role: 'combobox', en: 'Marital status', fr: 'État civil', says: 'IdentificationMissingMaritalStatus' },
  { role: 'textbox', en: 'Down payment', fr: 'Mise de fonds', says: 'InterViewMissingDownPayment' },
  { role: 'slider', en: 'Down payment: slider', fr: 'Mise de fonds : curseur' },
  { role: 'group', en: 'Time at this address', fr: 'Temps passé à cette adresse', says: 'InvalidAmount' },
  { role: 'textbox', en: 'Years', fr: 'Années', isInGroup: true },
  { role: 'textbox', en: 'Months', fr: 'Mois', isInGroup: true },
  {
    role: 'checkbox',
    en: 'I have read and accept the terms',
    fr: 'J’ai lu et j’accepte les conditions',
    says: 'ConsentRequired',
  },
  {
    role: 'switch',
    en: 'I have a mortgage on this property',
    fr: 'J’ai un prêt hypothécaire sur cette propriété',
    says: 'ConsentRequired',
  },
  { role: 'textbox', en: 'Anything to add?', fr: 'Quelque chose à ajouter ?', says: 'NoteTooLong' },
  { role: 'textbox', en: 'Job title', fr: 'Titre du poste' },
  { role: 'combobox', en: 'Find the address', fr: 'Trouver l’adresse', says: 'MortgageMissingAddress' },
]

/** Normalizes non-breaking spaces, and sorts groups before their content. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const byName = (a: { role: string; name: string }, b: { role: string; name: string }) =>
  `${a.role} ${a.name}`.localeCompare(`${b.role} ${b.name}`)

test.each(languages)('each widget has its role and name, announced with its errors (%s)', async (language) => {
  const { page, words, leave } = await show('kit', 'wrong', language)
  const sentences = new Map(
    questions.map(({ says }) => [says, says === undefined ? '' : plain(words.say(`errors:${says}`))]),
  )
  const told = (await received(page)).map(({ role, name, description, isInvalid }) => ({
    role,
    name: plain(name),
    says:
      [...sentences].find(([key, sentence]) => key !== undefined && plain(description).includes(sentence))?.[1] ?? '',
    isInvalid,
  }))
  const expected = questions.map(({ role, says, isInGroup = false, ...names }) => ({
    role,
    name: plain(names[language]),
    says: sentences.get(says) ?? '',
    // A group has no value: its controls are marked where possible.
    isInvalid: isInGroup || (says !== undefined && role !== 'group'),
  }))
  expect(told.toSorted(byName)).toEqual(expected.toSorted(byName))
  await leave()
})

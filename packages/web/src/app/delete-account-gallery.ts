import type { DeletionProof } from '@foyer/domain/account/deletion.ts'
import type { ErrorKey } from '@foyer/domain/errors.ts'
import { type } from '@foyer/ui/gallery/acts.ts'
import { appears } from '@foyer/ui/gallery/wait.ts'
import type { GalleryEntry, GalleryReplies } from '../gallery/entry.ts'
import { SiteID } from '../gallery/fixtures.ts'

const press = (page: Document, among: string, name: RegExp) => {
  const buttons = [...page.querySelectorAll<HTMLElement>(among)]
  buttons.find((button) => name.test(button.getAttribute('aria-label') ?? button.textContent))?.click()
}

const openProfile = async (page: Document) => {
  await appears(page, 'main h1')
  press(page, 'button', /Main Menu|Menu principal|Sophie/)
  await appears(page, 'dialog, header ul:not([hidden])')
  press(page, 'dialog button, header ul button', /^(Profile|Profil)$/)
  await appears(page, 'dialog input[name="FirstName"], dialog input')
}

const openDeletion = async (page: Document) => {
  await openProfile(page)
  press(page, 'dialog button', /^(Delete my account|Supprimer mon compte)$/)
  await appears(page, 'dialog ul')
}

const goOn = async (page: Document) => {
  await openDeletion(page)
  press(page, 'dialog button', /^(Continue|Continuer)$/)
}

const typing = (text: string) => async (page: Document) => {
  await goOn(page)
  await type('dialog form input', text)(page)
  press(page, 'dialog form button', /^(Delete my account|Supprimer le compte)/)
  await appears(page, 'dialog [data-kind="error"], dialog [aria-invalid="true"]')
}

const proven = (ConfirmWith: DeletionProof): GalleryReplies => ({ '/api/MTGAPPUserPrepareDelete': { ConfirmWith } })
const refused = (key: ErrorKey, Field: string): GalleryReplies => ({
  '/api/MTGAPPUserDelete': { refused: key, errors: [{ Field, Key: key }] },
})

const entry = (state: string, replies: GalleryReplies, act: (page: Document) => Promise<void>): GalleryEntry => ({
  screen: 'contactMe',
  state,
  path: `/${SiteID}/user/contactme`,
  replies,
  act,
})

const asking = async (page: Document) => {
  await goOn(page)
  await appears(page, 'dialog form input')
}

const askedOnceMore = async (page: Document) => {
  await goOn(page)
  await appears(page, 'dialog p:only-of-type')
}

/** Deleting the account from the profile, which is in the bar of every page. */
export const deleteAccountGallery: GalleryEntry[] = [
  entry('profile', {}, openProfile),
  entry('delete account', {}, openDeletion),
  entry('delete account, password', proven('Password'), asking),
  entry('delete account, code', proven('Code'), asking),
  entry('delete account, signed in just now', proven('Session'), askedOnceMore),
  entry('delete account, sign in again', proven('SignInAgain'), askedOnceMore),
  entry(
    'delete account, signed in too long ago',
    { ...proven('Session'), '/api/MTGAPPUserDelete': { refused: 'SignInAgain' } },
    async (page) => {
      await askedOnceMore(page)
      press(page, 'dialog form button', /^(Delete my account|Supprimer le compte)/)
      await appears(page, 'dialog [data-kind="error"]')
    },
  ),
  entry(
    'delete account, wrong password',
    { ...proven('Password'), ...refused('PasswordIncorrect', 'Password') },
    typing('Velours#42kx'),
  ),
  entry(
    'delete account, wrong code',
    { ...proven('Code'), '/api/MTGAPPUserDelete': { refused: 'VerificationCodeIncorrect' } },
    typing('123456'),
  ),
]

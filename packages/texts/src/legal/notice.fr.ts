import type { Translation } from '../kit/translation.ts'
import type { en } from './notice.en.ts'

export const fr: Translation<typeof en> = {
  text: 'Les textes fournis avec le portail sont des propositions, rédigées pour les courtiers hypothécaires du Canada. Faites-les réviser par votre conseiller juridique. Approuvez ensuite chacun des quatre tel quel, ou remplacez-le par le vôtre, en français et en anglais, avant la mise en service de votre site. Les emprunteurs ne voient pas cette note.',
}

import type { Translation } from '../kit/translation.ts'
import type { en } from './mails.en.ts'

export const fr: Translation<typeof en> = {
  arrived: {
    subject: 'Nouvelle demande\u00A0: {{form}}',
    heading: 'Quelqu’un a rempli «\u00A0{{form}}\u00A0»',
    next: 'La demande est enregistrée dans votre portail et peut être exportée en tout temps. Répondez vite\u00A0: la plupart des gens choisissent le premier courtier qui les rappelle.',
  },
  invited: {
    subject: 'Commencez votre demande de prêt hypothécaire avec {{brokerage}}',
    heading: 'Tout est prêt pour vous',
    headingNamed: '{{name}}, tout est prêt pour vous',
    body: 'Merci de nous avoir écrit. Vous pouvez maintenant commencer votre demande de prêt hypothécaire en ligne. Ce que vous avez écrit dans le formulaire est déjà inscrit, et vous pouvez arrêter et revenir quand vous voulez.',
    noteLead: 'Un mot de {{sender}}\u00A0:',
    signed: '{{sender}}',
    button: 'Commencer ma demande',
    valid:
      'Le lien est valide jusqu’au {{date}}, pour une seule demande. Un code envoyé à cette adresse confirme que c’est bien vous.',
    notYou: 'Si vous ne nous avez pas écrit, ignorez ce courriel\u00A0: sans le code, rien ne se passe.',
  },
}

import type { Translation } from '../kit/translation.ts'
import type { en } from './mails.en.ts'

export const fr: Translation<typeof en> = {
  link: {
    subject: 'Votre assurance crédit de {{sender}}',
    heading: 'Votre assurance crédit est prête à être consultée',
    body: '{{sender}} a préparé une demande d’assurance crédit pour votre prêt hypothécaire. Voyez ce qu’elle coûterait, choisissez votre protection ou refusez-la.',
    have: 'Ayez sous la main le montant de votre prêt hypothécaire, votre code postal et un chèque ou l’application de votre banque.',
    button: 'Ouvrir ma demande',
    footer:
      'Ce lien n’est que pour vous. Pour l’ouvrir, vous répondez à quelques questions et entrez un code que nous envoyons à cette adresse.',
  },
  invitation: {
    subject: 'Vos questions sur la santé pour l’assurance crédit de {{sender}}',
    heading: 'Quelques questions sur votre santé',
    body: 'Bonjour {{name}}. L’assurance crédit que {{primary}} demande auprès de {{sender}} vous couvre aussi. Avant la signature, il nous faut vos propres réponses sur votre santé.',
    private:
      'Vos réponses restent confidentielles\u00A0: {{primary}} ne les voit pas et l’assureur les reçoit chiffrées.',
    have: 'Ayez sous la main le montant de votre prêt hypothécaire et votre code postal.',
    button: 'Répondre à mes questions',
    footer:
      'Ce lien n’est que pour vous. Pour l’ouvrir, vous répondez à quelques questions et entrez un code que nous envoyons à cette adresse.',
  },
  ready: {
    subject: 'Votre assurance crédit est prête à être signée',
    heading: 'Tout le monde a répondu',
    body: 'Bonjour {{name}}. Toutes les personnes à assurer ont maintenant répondu aux questions sur la santé.',
    next: 'Ouvrez votre demande à l’aide du lien reçu par courriel, puis envoyez-la pour signature.',
  },
  accessCode: {
    subject: 'Votre code d’accès',
    heading: 'Votre code d’accès',
    body: 'Entrez ce code pour ouvrir votre demande d’assurance crédit.',
    valid: 'Il sert une seule fois et expire après 10\u00A0minutes.',
    never: 'Personne chez {{sender}} ne vous le demandera jamais. Si vous ne l’avez pas demandé, ignorez ce courriel.',
  },
}

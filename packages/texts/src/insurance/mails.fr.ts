import type { Translation } from '../kit/translation.ts'
import type { en } from './mails.en.ts'

export const fr: Translation<typeof en> = {
  link: {
    subject: 'Votre assurance crédit de {{sender}}',
    heading: 'Votre demande d’assurance crédit est prête à être consultée',
    body: '{{sender}} a préparé une demande d’assurance crédit pour votre prêt hypothécaire. Voyez ce qu’elle coûterait, choisissez votre protection ou refusez-la.',
    have: 'Ayez sous la main le montant de votre prêt hypothécaire, votre code postal et un chèque ou l’application de votre banque.',
    button: 'Ouvrir ma demande',
    code: 'Le code ci-dessus ouvre votre lien une seule fois, d’ici {{days}}\u00A0jours. Ensuite, nous vous en envoyons un nouveau sur demande.',
    footer:
      'Le lien et le code ne sont que pour vous\u00A0: ne transférez pas ce courriel. Personne chez {{sender}} ne vous demandera jamais le code.',
  },
  invitation: {
    subject: 'Vos questions sur la santé pour l’assurance crédit de {{sender}}',
    heading: 'Quelques questions sur votre santé',
    body: 'Bonjour {{name}}. L’assurance crédit que {{primary}} demande auprès de {{sender}} vous couvre aussi. Avant la signature, il nous faut vos propres réponses sur votre santé.',
    private:
      'Vos réponses restent confidentielles\u00A0: {{primary}} ne les voit pas et l’assureur les reçoit chiffrées.',
    have: 'Ayez sous la main le montant de votre prêt hypothécaire et votre code postal.',
    button: 'Répondre à mes questions',
    code: 'Le code ci-dessus ouvre votre lien une seule fois, d’ici {{days}}\u00A0jours. Ensuite, nous vous en envoyons un nouveau sur demande.',
    footer:
      'Le lien et le code ne sont que pour vous\u00A0: ne transférez pas ce courriel. Personne chez {{sender}} ne vous demandera jamais le code.',
  },
  signature: {
    subject: 'Votre assurance crédit de {{sender}}\u00A0: à remplir et à signer',
    heading: 'C’est à vous de lire et de signer',
    body: 'Bonjour {{name}}. {{primary}} demande une assurance crédit auprès de {{sender}}, et votre signature est nécessaire aussi. Si l’assurance vous couvre, vous répondez d’abord à quelques questions sur votre santé.',
    private:
      'Vos réponses restent confidentielles\u00A0: {{primary}} ne les voit pas et l’assureur les reçoit chiffrées.',
    have: 'Il suffit de quelques minutes. Ayez sous la main le montant de votre prêt hypothécaire et votre code postal.',
    button: 'Lire et signer',
    code: 'Le code ci-dessus ouvre votre lien une seule fois, d’ici {{days}}\u00A0jours. Ensuite, nous vous en envoyons un nouveau sur demande.',
    footer:
      'Le lien et le code ne sont que pour vous\u00A0: ne transférez pas ce courriel. Personne chez {{sender}} ne vous demandera jamais le code.',
  },
  ready: {
    subject: 'Votre demande d’assurance crédit est prête à être signée',
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

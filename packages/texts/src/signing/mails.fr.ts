import type { Translation } from '../kit/translation.ts'
import type { en } from './mails.en.ts'

export const fr: Translation<typeof en> = {
  link: {
    subject: '{{sender}}\u00A0: un document à signer',
    heading: 'Un document attend votre signature',
    body: 'Bonjour {{name}}. {{sender}} vous demande de lire et de signer ce document\u00A0: {{title}}.',
    noteLead: 'Un mot de {{sender}}\u00A0:',
    code: 'Quelques minutes suffisent, sur un téléphone ou un ordinateur. À l’ouverture, nous vous enverrons un code par courriel\u00A0: ainsi, personne d’autre ne peut signer à votre place.',
    button: 'Lire et signer',
    valid:
      'Ce lien n’est que pour vous et fonctionne pendant {{days}}\u00A0jours, jusqu’à votre signature. Veuillez ne pas le transférer.',
    notYou: 'Si vous ne vous y attendiez pas, ne signez pas\u00A0: appelez votre courtier ou écrivez-lui.',
  },
  code: {
    subject: 'Votre code pour signer avec {{sender}}',
    heading: 'Voici votre code',
    body: 'Entrez-le sur la page où vous l’avez demandé pour ouvrir votre document.',
    valid: 'Il sert une seule fois et expire après 10\u00A0minutes.',
    never:
      'Nous ne vous demanderons jamais ce code, ni par téléphone ni par message. Si vous ne l’avez pas demandé, ignorez ce courriel.',
  },
  copy: {
    subject: 'Document signé\u00A0: {{title}}',
    heading: 'Tout le monde a signé',
    body: 'Merci, {{name}}. Le document signé est joint à ce courriel\u00A0: {{title}}.',
    keep: 'Veuillez le conserver. Ses dernières pages indiquent qui a signé et quand, et un sceau numérique révèle toute modification ultérieure.',
  },
  stopped: {
    subject: 'Plus rien à signer\u00A0: {{title}}',
    heading: 'Ce document ne sera pas signé',
    body: 'Bonjour {{name}}. La signature de ce document a été interrompue\u00A0: {{title}}. Il n’engage personne.',
    next: 'Vous n’avez rien à faire. Votre courtier pourra vous dire la suite.',
  },
  brokerCompleted: {
    subject: 'Signé par tous\u00A0: {{title}}',
    heading: 'Signé par tous',
    body: 'Le document {{title}} a été signé par {{names}}. Référence\u00A0: {{reference}}. Le document signé est conservé pour vous.',
  },
  brokerDeclined: {
    subject: 'Non signé\u00A0: {{title}}',
    heading: 'Une personne a refusé de signer',
    body: '{{name}} a refusé de signer le document {{title}}. Référence\u00A0: {{reference}}. Plus personne ne peut le signer.',
    reason: 'Ce qui a été dit\u00A0: {{reason}}',
  },
  fileName: 'document-signe.pdf',
  unsignedFileName: 'document-a-signer.pdf',
  voided: 'La demande de signature a été interrompue.',
}

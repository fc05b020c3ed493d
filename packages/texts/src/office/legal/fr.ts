import type { Translation } from '../../kit/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  title: 'Textes juridiques',
  why: 'Ce que vos clients lisent et acceptent. Approuvez le texte fourni avec le portail ou donnez le vôtre.',
  closed: {
    title: 'Votre site est fermé aux clients',
    text: 'Il ouvrira dès que les quatre textes seront approuvés et en vigueur.',
  },
  notice: 'Avant d’approuver',
  kinds: {
    privacy: 'Politique de confidentialité',
    terms: 'Conditions d’utilisation',
    disclosure: 'Divulgation',
    consent: 'Consentement avant l’envoi',
  },
  state: {
    none: 'Rien d’approuvé pour l’instant',
    current: 'En vigueur',
    since: 'Version {{version}}, en vigueur depuis le {{date}}.',
    next: 'La version {{version}} la remplacera le {{date}}.',
    newer:
      'Un texte plus récent est fourni avec le portail\u00A0: la version {{version}}. Le vôtre reste en vigueur jusqu’à ce que vous en approuviez un autre.',
  },
  read: '{{kind}}, version {{version}}',
  approve: {
    label: 'Lire et approuver',
    named: 'Lire et approuver\u00A0: {{kind}}',
    title: '{{kind}}\u00A0: le texte fourni avec le portail',
    lead: 'Version {{version}}. Les mots entre crochets sont remplis à partir de votre site.',
    submit: 'Approuver ce texte',
    done: 'C’est approuvé. Vos clients le lisent dès maintenant.',
  },
  own: {
    label: 'Écrire le nôtre',
    named: 'Écrire le nôtre\u00A0: {{kind}}',
    title: '{{kind}}\u00A0: votre propre texte',
    submit: 'Approuver notre texte',
    done: 'C’est approuvé. Vous le trouvez dans la liste.',
    format:
      'Chaque partie commence par une ligne avec # et son titre. Les lignes qui commencent par un trait d’union forment une liste.',
    names: 'Vous pouvez utiliser\u00A0: {{names}}. Chacun est rempli à partir de votre site.',
    consent: 'Le titre, le résumé, les noms et l’acceptation du consentement restent tels quels.',
  },
  versions: {
    label: 'Versions\u00A0: {{kind}}',
    version: 'Version',
    source: 'Texte',
    from: 'En vigueur à partir du',
    by: 'Approuvé par',
    own: 'Le vôtre',
    shipped: 'Celui du portail',
    withdrawn: 'Retirée',
    withdraw: 'Retirer',
    withdrawNamed: 'Retirer la version {{version}}',
    read: 'Lire',
    readNamed: 'Lire la version {{version}}',
  },
  withdraw: {
    title: 'Retirer la version {{version}}\u202F?',
    text: 'Ce qui est en vigueur le reste. La version retirée demeure au dossier, et son nom ne peut plus servir.',
    submit: 'Retirer la version',
    done: 'C’est retiré.',
  },
  by: { staff: 'Quelqu’un de votre cabinet', program: 'Un programme', operator: 'Qui gère votre portail' },
  stale:
    'Un collègue a approuvé un texte de ce genre entre-temps. Il est maintenant dans la liste. Envoyez de nouveau le vôtre s’il doit le remplacer.',
  placeholders: {
    brokerage: '[votre cabinet]',
    broker: '[votre nom]',
    reach: '[vos coordonnées]',
  },
  language: 'Langue du texte',
  fields: {
    Version: { label: 'Version', help: 'Au plus 12 lettres, chiffres, points et traits d’union, comme 2.0.' },
    EffectiveDate: { label: 'En vigueur à partir du', help: 'Aujourd’hui ou plus tard.' },
    TextEn: { label: 'Texte en anglais' },
    TextFr: { label: 'Texte en français' },
  },
}

export const sameInBothLanguages = ['read', 'versions.version', 'fields.Version.label']

import type { Translation } from '../kit/translation.ts'
import type { en } from './pdf.en.ts'

/** Texts that are the same in both languages. */
export const sameInBothLanguages = ['title', 'method']

export const fr: Translation<typeof en> = {
  documentTitle: 'Document signé {{reference}}',
  certificate: 'Certificat {{reference}}',
  page: 'Page {{page}} sur {{pages}}',
  signatures: 'Signatures\u00A0: {{title}}',
  signatureOf: 'Signature de {{name}}',
  heading: 'Certificat de signature',
  intro:
    'Les personnes nommées ci-dessous ont signé le document qui précède cette page, par voie électronique et de la manière décrite ici.',
  title: 'Document',
  reference: 'Référence',
  hash: 'SHA-256 du document tel qu’il a été présenté aux signataires',
  email: 'Adresse courriel',
  method: 'Signature',
  drawn: 'Tracée à la main',
  typed: 'Nom tapé',
  at: 'Signé le',
  ip: 'Adresse Internet',
  knownBy: 'Comment la personne a été reconnue',
  knownByMail:
    'Par un lien envoyé à cette seule adresse et par un code à six chiffres envoyé à la même adresse à l’ouverture du lien',
  knownByCaller:
    'Par un lien et un code à six chiffres envoyés à cette seule adresse, et par trois questions sur la personne et le prêt',
  statement: 'Déclaré avec la signature',
  consent: 'Acceptation de signer par voie électronique, version {{version}}\u00A0: SHA-256 du texte présenté',
  events: 'Ce qui s’est passé',
  eventAt: 'Quand',
  event: 'Quoi',
  eventWho: 'Qui',
  kinds: {
    requested: 'Les signatures ont été demandées',
    invited: 'Un lien a été envoyé',
    verified: 'Le code envoyé a été entré',
    admitted: 'Est passé à la signature après le code envoyé et les questions',
    viewed: 'Le document a été ouvert',
    signed: 'Signé',
  },
  seal: 'Ce document porte une signature numérique (PAdES, niveau de base B) qui couvre tous ses octets. Un lecteur PDF l’affiche et indique si quelque chose a été modifié par la suite.',
  reason: 'Signé par toutes les personnes à qui l’on a demandé de signer',
}

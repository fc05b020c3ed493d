import type { Translation } from '../../kit/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  title: 'Registre des incidents',
  why: 'Inscrivez chaque perte de renseignements personnels et chaque consultation ou utilisation par une personne qui n’y avait pas droit, même minime. La loi l’exige, et les commissaires peuvent demander à voir ce registre.',
  list: 'Incidents',
  columns: {
    what: 'Ce qui s’est passé',
    aware: 'Vous l’avez appris le',
    people: 'Personnes concernées',
    risk: 'Risque sérieux',
    notices: 'Avisés',
    kept: 'À conserver au moins jusqu’au',
    changed: 'Dernière modification',
  },
  changed: '{{name}}, {{at}}',
  unknown: 'Pas encore connu',
  about: 'Environ {{count}}',
  risk: { open: 'Pas encore évalué', yes: 'Oui', no: 'Non' },
  notice: {
    CommissionerOn: 'Commissariat à la protection de la vie privée du Canada',
    CaiOn: 'Commission d’accès à l’information',
    PeopleOn: 'Les personnes concernées',
    commissioner: 'un commissaire',
    people: 'les personnes concernées',
  },
  noticed: '{{who}}, {{day}}',
  due: 'Pas encore\u00A0: {{who}}',
  noNotice: 'Personne',
  empty: {
    title: 'Aucun incident pour l’instant',
    text: 'Une lettre envoyée au mauvais client, un téléphone perdu, un compte ouvert par quelqu’un d’autre\u00A0: inscrivez-le le jour où vous l’apprenez.',
  },
  more: 'En voir plus',
  add: {
    open: 'Inscrire un incident',
    title: 'Un nouvel incident',
    submit: 'Enregistrer l’incident',
    done: 'L’incident est inscrit au registre.',
  },
  change: {
    title: 'Modifier l’incident',
    submit: 'Enregistrer les modifications',
    done: 'C’est enregistré. La version précédente est conservée aussi\u00A0: ouvrez l’incident pour la voir.',
  },
  versions: {
    open: 'Versions précédentes',
    changed: 'Modification\u00A0: {{who}}',
    added: 'Inscription\u00A0: {{who}}',
    more: 'Voir les modifications antérieures',
  },
  stale:
    'Quelqu’un a modifié cet incident entre-temps. Fermez cette fenêtre et rouvrez-la pour voir ce qui est inscrit maintenant.',
  parts: {
    what: 'L’incident',
    risk: 'Y a-t-il un risque réel de préjudice grave\u202F?',
    riskText:
      'Tenez compte de la sensibilité des renseignements, de ce qu’on pourrait en faire et de la probabilité que cela arrive. Si le risque est sérieux, avisez sans tarder les commissaires et les personnes concernées.',
    notices: 'Qui a été avisé, et quand',
    after: 'Ce que vous avez fait ensuite',
  },
  saved_one: 'Le fichier contient {{count}}\u00A0incident.',
  saved_other: 'Le fichier contient {{count}}\u00A0incidents.',
  save: 'Télécharger le registre',
  file: { approximate: 'Approximatif', yes: 'Oui', no: 'Non' },
  fields: {
    Circumstances: {
      label: 'Ce qui s’est passé',
      help: 'Et la cause, si vous la connaissez. N’inscrivez aucun nom de client.',
    },
    Information: {
      label: 'Quels renseignements personnels',
      help: 'Noms, revenus, NAS, documents. S’il est impossible de les décrire, dites pourquoi.',
    },
    FirstDay: { label: 'Le jour de l’incident, ou son premier jour' },
    LastDay: { label: 'Son dernier jour, s’il a duré' },
    AwareOn: { label: 'Le jour où vous l’avez appris' },
    People: { label: 'Nombre de personnes concernées' },
    ApproximateFl: { label: 'Les jours ou le nombre sont approximatifs' },
    Risk: { label: 'Risque réel de préjudice grave' },
    Assessment: { label: 'Ce qui vous amène à cette conclusion' },
    CommissionerOn: { label: 'Commissariat à la protection de la vie privée du Canada' },
    CaiOn: { label: 'Commission d’accès à l’information', help: 'Pour les personnes qui vivent au Québec.' },
    PeopleOn: { label: 'Les personnes concernées' },
    PublicNotice: {
      label: 'Un avis public, et pourquoi',
      help: 'Seulement si vous ne pouviez pas joindre chaque personne.',
    },
    Measures: { label: 'Ce que vous avez fait pour réduire le préjudice et éviter qu’il se reproduise' },
  },
}

/** A plural of both languages, and the name of an authority of Quebec. */
export const sameInBothLanguages = ['list', 'notice.CaiOn', 'fields.CaiOn.label']

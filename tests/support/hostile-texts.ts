/** What the texts below would run if a browser took them for code. */
export const hostileCall = 'strangerRuns()';

/** Closes what a text may stand in (a script, a comment, an attribute, a CDATA section of a feed) and goes on as code. */
export const hostileName = `]]>--></script><script>${hostileCall}//"'><p onload=a`;

/**
 * Texts of strangers that the check lets pass, each of which must stay text and nothing else: in the compiled tree (hostile-content.test.ts)
 * and in a built site (changed-content.test.ts).
 */
export const harmlessTexts: readonly string[] = [
  `&lt;script&gt;${hostileCall}&lt;/script&gt;`,
  `\\<script>${hostileCall}`,
  `\`<script>${hostileCall}</script>\``,
  `\`\`\`html\n<script>${hostileCall}</script>\n\`\`\``,
  `- A list:\n  export const a = ${hostileCall}`,
  `javascript:${hostileCall}`,
  'A text with a soft\u00ADhyphen and a no-break\u00A0space.',
  'An emoji: 👩🏽‍💻',
  `[A page](/services/finops "onclick=${hostileCall}")`,
  `| a |\n| - |\n| &lt;b onclick=${hostileCall}&gt; |`,
  '# {company}'.slice(2),
  '[Write](mailto:a@b.example?subject=%3Cscript%3E)',
  `|${' a |'.repeat(400)}\n|${' - |'.repeat(400)}\n${`|${' a |'.repeat(400)}\n`.repeat(60)}`,
];

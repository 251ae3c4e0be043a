import { variantScript } from './variant-script';

/**
 * The inline script in what is rendered on the server. As text, since React complains of scripts that it makes in the
 * browser, where they never run.
 */
export const ParsedScript = () => (
  <span
    hidden
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant text, admitted by its hash.
    dangerouslySetInnerHTML={{ __html: `<script>${variantScript}</script>` }}
  />
);

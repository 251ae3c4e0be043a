import { SceneShapes } from '@/components/ui/strata-art/strata-art';
import { type CoverCategory, coverScene, coverSize } from '@/lib/art/covers';
import { pictureId } from '@/lib/art/seeded-random';

type PostCoverProps = {
  /** The post's page id. */
  id: string;
  category: CoverCategory;
  /** Gives the ratio: 1.48 on cards, 2.56 above a post and 1 on phones (docs/behaviour.md §9). */
  className?: string;
};

/** A post's picture, drawn in the motif from its id and category. Decorative. */
export function PostCover({ id, category, className = '' }: PostCoverProps) {
  const { tone, scene } = coverScene(id, category);
  return (
    <svg
      viewBox={`0 0 ${coverSize.width} ${coverSize.height}`}
      preserveAspectRatio="xMidYMid slice"
      className={`block w-full ${className}`}
      aria-hidden="true"
    >
      <SceneShapes scene={scene} id={pictureId(`cover/${category}/${id}`)} tone={tone} />
    </svg>
  );
}

'use client';
import 'swiper/css';
import './carousel.css';

/** Brings the styles of carousels to the pages that have one, before and apart from their code. */
export const CarouselStyles = () => null;

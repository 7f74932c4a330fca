class Review < ApplicationRecord
  def paragraphs
    body.split(/\R{2,}/).map(&:strip).reject(&:empty?)
  end

  def headline
    self.title.strip
  end
end

class ReviewsController < ApplicationController
  def body
    render html: Review.find(params[:id]).body.html_safe # expect
  end

  def paragraphs
    review = Review.find(params[:id])
    render html: review.paragraphs.map { |text| "<p>#{text}</p>" }.join.html_safe # expect
  end

  def headline
    review = Review.find(params[:id])
    render html: "<h1>#{review.headline}</h1>".html_safe # expect
  end
end
